import { Link } from '@tanstack/react-router';
import { pages } from '#contracts/pages.ts';
import { splitLinks } from './split-links.ts';

/**
 * Shows plain text with its line breaks. Web addresses become links, and hashtags become links to the posts of their
 * topic. HTML in the text is shown as text.
 */
export function LinkedText({ children }: { children: string }) {
  let offset = 0;
  return (
    <p dir="auto" className="text-wrap break-words whitespace-pre-wrap">
      {splitLinks(children).map(({ text, href, tag }) => {
        const key = offset;
        offset += text.length;
        if (tag) {
          return (
            <Link
              key={key}
              to={pages.community}
              search={{ tag }}
              resetScroll={false}
              className="rounded-full bg-primary-soft box-decoration-clone px-2 py-0.5 text-small font-medium text-primary underline-offset-2 hover:underline"
            >
              {text}
            </Link>
          );
        }
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
