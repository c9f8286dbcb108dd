/** Returns the elements of an async iterable. */
export async function collect<Element>(elements: AsyncIterable<Element>): Promise<Element[]> {
  const all: Element[] = [];
  for await (const element of elements) all.push(element);
  return all;
}
