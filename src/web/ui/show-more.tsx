import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useNewItemFocus } from './use-new-item-focus.ts';

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  /** The list, with one `li` for each item. */
  children: ReactNode;
}

/** Shows a list, and below it a button that loads the next page of the list if there is one. */
export function ShowMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
  children,
}: Props) {
  const [list, noteCount] = useNewItemFocus();
  const handleClick = () => {
    noteCount();
    void fetchNextPage();
  };
  return (
    <>
      <div ref={list}>{children}</div>
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={handleClick}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
