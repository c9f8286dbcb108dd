/** An IntersectionObserver that reports every observed element as visible, because jsdom has no layout. */
export class EverythingInView {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}
