import { useEffect, useState } from 'react';

/**
 * Returns an object URL of the file, or undefined if there is no file. Revokes the URL when the file changes or the
 * component unmounts.
 */
export function useObjectUrl(file: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
