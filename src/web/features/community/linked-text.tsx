import { splitLinks } from './split-links.ts';

/** Shows plain text with its line breaks, and turns web addresses into links. HTML in the text is shown as text. */
export function LinkedText({ children }: { children: string }) {
  let offset = 0;
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {splitLinks(children).map(({ text, href }) => {
        const key = offset;
        offset += text.length;
        return href ? (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="nofollow ugc noopener"
            className="text-primary underline underline-offset-2"
          >
            {text}
          </a>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </p>
  );
}
