import type { Metadata } from 'sharp'

/** The headers of a picture. */
export type PictureHeader = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth'> &
  Partial<
    Pick<
      Metadata,
      'isProgressive' | 'chromaSubsampling' | 'pages' | 'pageHeight' | 'orientation' | 'bitsPerSample'
    >
  >

/**
 * The approximate bytes that decoding a picture takes, from its headers alone (MED-8). Most kinds are decoded
 * line by line, whatever their size; these hold all of it at once. The figures were measured with pictures of
 * 50 megapixels.
 */
export function decodingCost(header: PictureHeader): number {
  const pixels = header.width * (header.pageHeight ?? header.height)
  const whole = pixels * header.channels * sampleBytes(header)
  const isTurned = (header.orientation ?? 1) > 1
  switch (header.format) {
    case 'jpeg':
      // Coefficients of two bytes; otherwise it is shrunk to half or less before it is rotated.
      if (header.isProgressive) return pixels * 2 * samplesOf(header)
      return isTurned ? whole / 4 : 0
    case 'png':
      return header.isProgressive || isTurned ? whole : 0
    case 'tiff':
      return isTurned ? whole : 0
    case 'gif':
    case 'webp':
      // The picture so far, and its frames one above the other.
      return pixels * 4 * (1 + (header.pages ?? 1))
    case 'heif':
      return pixels * 18 * (sampleBytes(header) > 1 || (header.bitsPerSample ?? 8) > 8 ? 2 : 1)
    default:
      return pixels * 4
  }
}

const depthBytes: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

const sampleBytes = ({ depth }: PictureHeader): number => depthBytes[depth ?? 'uchar'] ?? 1

/** Samples for each pixel: colours are often stored at a half or a quarter. */
function samplesOf({ channels, chromaSubsampling }: PictureHeader): number {
  if (channels !== 3) return channels
  if (chromaSubsampling === '4:2:0') return 1.5
  return chromaSubsampling === '4:2:2' ? 2 : 3
}
