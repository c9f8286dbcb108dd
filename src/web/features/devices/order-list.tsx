import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { useSaveSourceOrder } from './use-sources.ts';

interface Props {
  measure: MeasureName;
  /** The sources that have values of the measure. */
  sources: string[];
  /**
   * The order that the person has chosen. Undefined if the person has not chosen an order, so that
   * the default order applies.
   */
  savedOrder: string[] | undefined;
}

type Direction = 'up' | 'down';

/** Lists the sources of a measure, preferred first, with buttons that move a source up or down. */
export function OrderList({ measure, sources, savedOrder }: Props) {
  const { t } = useTranslation('imports');
  const sourceName = useSourceName();
  const save = useSaveOrder(measure, savedOrder ?? []);
  const order = fullOrder(sources, savedOrder);
  const { list, keepFocus } = useMovedFocus(order.join());
  // Whether the value of the first source is certain to count. In the default order, only the
  // person's own entries (`self`) have priority. If people cannot enter the measure, the newest
  // value of any source counts, so the first source is not marked.
  const isCertain = savedOrder !== undefined || order[0] === 'self';
  const [announcement, setAnnouncement] = useState('');

  const move = (source: string, direction: Direction) => {
    const from = order.indexOf(source);
    const to = direction === 'up' ? from - 1 : from + 1;
    keepFocus(source, direction);
    setAnnouncement(t('order.moved', { name: sourceName(source), place: to + 1, total: order.length }));
    save(order.toSpliced(from, 1).toSpliced(to, 0, source), 'order.saved');
  };
  return (
    <div className="space-y-3">
      <ol ref={list} className="divide-y divide-line rounded-base border border-line">
        {order.map((source, index) => (
          <li key={source} className="flex min-h-14 items-center gap-2 py-1 pr-1 pl-4">
            <span className="w-5 text-muted tabular-nums">{index + 1}</span>
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
              <span className="font-medium break-words">{sourceName(source)}</span>
              {index === 0 && isCertain && <Badge tone="good">{t('order.counts')}</Badge>}
            </span>
            <IconButton
              icon={ArrowUp}
              label={t('order.up', { name: sourceName(source) })}
              data-move={`${source} up`}
              disabled={index === 0}
              onClick={() => move(source, 'up')}
            />
            <IconButton
              icon={ArrowDown}
              label={t('order.down', { name: sourceName(source) })}
              data-move={`${source} down`}
              disabled={index === order.length - 1}
              onClick={() => move(source, 'down')}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {savedOrder ? (
        <Button variant="quiet" onClick={() => save([], 'order.restored')}>
          {t('order.restore')}
        </Button>
      ) : (
        <p className="text-small text-muted">{t('order.isDefault')}</p>
      )}
    </div>
  );
}

/**
 * Returns all sources in the order of preference. The sources of the saved order come first, then
 * the person's own entries (`self`), and then the other sources.
 */
function fullOrder(sources: readonly string[], savedOrder: readonly string[] = []): string[] {
  const kept = savedOrder.filter((source) => sources.includes(source));
  const others = sources.filter((source) => !kept.includes(source));
  return [...kept, ...others.toSorted((a, b) => Number(b === 'self') - Number(a === 'self'))];
}

/** Returns a function that saves an order of sources, and shows a toast that offers to restore `savedOrder`. */
function useSaveOrder(measure: MeasureName, savedOrder: string[]) {
  const { t } = useTranslation(['imports', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const showError = useErrorToast();
  const saveOrder = useSaveSourceOrder();
  const params = { measure };
  const onError = (error: unknown) => showError(t('imports:order.notSaved'), error);
  return (sources: string[], savedText: 'order.saved' | 'order.restored') =>
    saveOrder.mutate(
      { params, body: { sources } },
      {
        onError,
        onSuccess: () =>
          toast.show({
            title: t(`imports:${savedText}`, { measure: measures[measure].name[language] }),
            action: {
              label: t('common:undo'),
              onPress: () => saveOrder.mutate({ params, body: { sources: savedOrder } }, { onError }),
            },
          }),
      },
    );
}

/**
 * Returns a ref for the list, and `keepFocus`, which must be called before a source moves. The
 * browser drops the focus when a row moves, so the button that moved the source gets the focus
 * back. At an end of the list this button is disabled, so the other button of the row gets the
 * focus instead.
 */
function useMovedFocus(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ source: string; direction: Direction }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after the order has changed on the page.
  useEffect(() => {
    if (!moved.current) return;
    const { source, direction } = moved.current;
    moved.current = undefined;
    const find = (name: Direction) =>
      list.current?.querySelector<HTMLButtonElement>(
        `button[data-move="${CSS.escape(`${source} ${name}`)}"]:enabled`,
      );
    (find(direction) ?? find(direction === 'up' ? 'down' : 'up'))?.focus();
  }, [order]);
  return {
    list,
    keepFocus: (source: string, direction: Direction) => {
      moved.current = { source, direction };
    },
  };
}
