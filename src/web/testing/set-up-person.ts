import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/**
 * Returns a simulated person. The person can also press elements with `pointer-events: none`, because jsdom loads no
 * style sheets. So it does not see the class of a toast that allows pointer events again.
 */
export const setUpPerson = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
