import { useEffect, useRef } from 'react';

/**
 * Returns props for the container of a form with several steps. Moves focus to the container when the next step removes
 * the button that had focus. Otherwise the browser would move focus to the top of the page.
 */
export function useKeepFocus(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  const clickedStep = useRef('');
  const renderedStep = useRef(step);
  useEffect(() => {
    if (renderedStep.current !== step && clickedStep.current === renderedStep.current) {
      ref.current?.focus();
    }
    renderedStep.current = step;
    clickedStep.current = '';
  }, [step]);
  const handleClickCapture = () => {
    clickedStep.current = step;
  };
  return { ref, onClickCapture: handleClickCapture };
}
