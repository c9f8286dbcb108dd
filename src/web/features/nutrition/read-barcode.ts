/** The barcode formats of products, by their names in the BarcodeDetector API: EAN and UPC. */
const nativeFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

/** The browser's BarcodeDetector, which TypeScript's DOM types lack. */
interface NativeDetector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
interface NativeConstructor {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads the barcode in a picture. Resolves with the digits of the barcode, or undefined if there is none. */
type BarcodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>;

/**
 * Returns the browser's own barcode reader. Loads a reader in WebAssembly if the browser has none, or if the browser's
 * reader does not support EAN-13.
 */
export async function loadBarcodeReader(): Promise<BarcodeReader> {
  const Constructor = (window as { BarcodeDetector?: NativeConstructor }).BarcodeDetector;
  const formats = (await Constructor?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Constructor || !formats.includes('ean_13')) return loadWasmReader();
  const detector = new Constructor({ formats: nativeFormats.filter((format) => formats.includes(format)) });
  return async (picture) => productCode((await detector.detect(picture))[0]?.rawValue);
}

async function loadWasmReader(): Promise<BarcodeReader> {
  const [{ prepareZXingModule, readBarcodes }, { default: address }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Loads the WebAssembly file from our own server. By default, the library loads the file from a public server.
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    if (!context || picture.videoWidth === 0) return undefined;
    canvas.width = picture.videoWidth;
    canvas.height = picture.videoHeight;
    context.drawImage(picture, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      maxNumberOfSymbols: 1,
    });
    return productCode(found[0]?.text);
  };
}

/**
 * Returns a product number of 8 to 14 digits without its spaces, otherwise undefined. Packages print the number in
 * groups, and a person can type the spaces between them.
 */
export function productCode(text = ''): string | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}
