/**
 * Returns the number in a text, or null if the text is not a number. Accepts spaces and apostrophes
 * between thousands, the minus sign U+2212, and an exponent. `decimalMark` is the decimal mark of
 * the file. If `decimalMark` is undefined, guesses the decimal mark from the text by the first rule
 * that applies:
 *
 * - If the text contains both a comma and a point, the last comma or point is the decimal mark.
 * - A mark that occurs more than once separates thousands.
 * - A single comma separates thousands if it has one to three digits before it and exactly three
 *   digits after it (`1,050`), unless the first digit is a zero (`0,125`).
 * - Any other single mark is the decimal mark (`9,44`).
 */
export function readDecimal(text: string, decimalMark?: '.' | ','): number | null {
  const bare = text.replace(/[\s'’]/g, '').replace('\u2212', '-');
  const parts = /^([+-]?)([\d.,]*\d[\d.,]*)(e[+-]?\d{1,3})?$/i.exec(bare);
  if (!parts) return null;
  const [, sign = '', digits = '', exponent = ''] = parts;
  const plain = toPlainDigits(digits, decimalMark ?? guessMark(digits));
  return plain === null ? null : Number(`${sign}${plain}${exponent}`);
}

function guessMark(digits: string): '.' | ',' {
  const [comma, dot] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (dot >= 0) return digits.indexOf('.') === dot ? '.' : ',';
  const isDecimal = digits.indexOf(',') === comma && !/^[1-9]\d{0,2},\d{3}$/.test(digits);
  return isDecimal ? ',' : '.';
}

/**
 * Returns the digits with a point as the decimal mark and without separators of thousands. Returns null if `mark`
 * occurs twice, or if the other mark does not separate groups of three digits.
 */
function toPlainDigits(digits: string, mark: '.' | ','): string | null {
  const [whole = '', fraction, ...more] = digits.split(mark);
  const thousands = mark === '.' ? ',' : '.';
  if (more.length > 0 || fraction?.includes(thousands)) return null;
  const groups = whole.split(thousands);
  const areThousands = groups.every((group, index) =>
    index === 0 ? groups.length === 1 || /^\d{1,3}$/.test(group) : group.length === 3,
  );
  return areThousands ? `${groups.join('') || '0'}.${fraction || '0'}` : null;
}
