// Not in `landing-video.tsx`, because the build moves a module that several scripts import into a script of all pages.
export const videoId = 'demo-video';
