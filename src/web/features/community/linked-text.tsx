import { splitLinks } from './split-links.ts';

/** Text as it was typed: lines kept, markup shown, web addresses to follow at one's own risk. */
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
