// Loads the scripts of the app after the page is painted for the first time, so that they do not delay what the HTML
// shows. `data-scripts` lists the scripts, and `data-preloads` lists further modules that the page needs.
(() => {
  const { scripts, preloads } = document.currentScript.dataset;
  const start = () => {
    const elements = [
      ...preloads
        .split(' ')
        .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
      ...scripts
        .split(' ')
        .map((src) => Object.assign(document.createElement('script'), { type: 'module', async: false, src })),
    ];
    for (const element of elements) element.crossOrigin = 'anonymous';
    document.head.append(...elements);
  };
  // A browser paints no frames in a hidden tab. The second frame starts after the first is painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
})();
