const toSrgb = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))

/** Bytes of an sRGB colour. @param linear red, green and blue from 0 to 1; left out for parts without a colour */
export function srgbOf(linear: readonly number[] = [0.52, 0.55, 0.58]): [number, number, number] {
  return [toSrgb(linear[0] ?? 0), toSrgb(linear[1] ?? 0), toSrgb(linear[2] ?? 0)]
}
