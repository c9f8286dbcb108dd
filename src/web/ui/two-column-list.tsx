import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Returns the content of a row. */
  children: (item: Item) => ReactNode;
}

/** The number of rows up to which a wide page has one column. */
const oneColumnRows = 3;

/**
 * Lists items below each other, with a line between them. On a wide page, more than three items are in two columns, the
 * first half on the left.
 */
export function TwoColumnList<Item>({ items, keyOf, children }: Props<Item>) {
  const rows = items.length > oneColumnRows ? Math.ceil(items.length / 2) : items.length;
  return (
    <ul
      className={classNames(rows < items.length && 'lg:grid lg:grid-flow-col lg:grid-cols-2 lg:gap-x-12')}
      style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
    >
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className={classNames(index > 0 && 'border-t border-line', index === rows && 'lg:border-t-0')}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
