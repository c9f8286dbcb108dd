/**
 * The id of the script element that contains a `FirstView` as JSON. The id is not in `first-view.ts`, so that the
 * landing page can load it without the endpoints in that file.
 */
export const firstViewId = 'first-view';
