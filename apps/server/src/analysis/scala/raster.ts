/** A colour, each part from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** How far a point is from the edge of a shape; negative inside. */
export type Distance = (x: number, y: number) => number;

/** A line from one point to another, or a box from one corner to the other. */
export type Segment = readonly [ax: number, ay: number, bx: number, by: number];

/** Pixels with opacity, and how many of them make one unit of the drawing. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly pixels: Uint8Array;
}

/** An empty raster for a drawing of this size. */
export const newRaster = (size: { width: number; height: number }, scale: number): Raster => {
  const [width, height] = [size.width * scale, size.height * scale];
  return { width, height, scale, pixels: new Uint8Array(width * height * 4) };
};

/** The length of a vector. Math.hypot takes ten times as long. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A line with round ends. */
export function line([ax, ay, bx, by]: Segment, width: number): Distance {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy || 1;
  return (x, y) => {
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
    return lengthOf(x - ax - t * dx, y - ay - t * dy) - width / 2;
  };
}

/** Lays a shape over the pixels of a box, its edge smoothed over one pixel. */
export function lay(
  { width, height, scale, pixels }: Raster,
  shape: Distance,
  colour: (x: number) => Colour,
  [left, top, right, bottom]: Segment,
): void {
  const clip = (value: number, high: number) =>
    Math.min(high, Math.max(0, Math.round(value * scale)));
  const [firstColumn, lastColumn] = [clip(left, width), clip(right, width)];
  const lastRow = clip(bottom, height);
  for (let row = clip(top, height); row < lastRow; row += 1)
    for (let column = firstColumn; column < lastColumn; column += 1) {
      const x = (column + 0.5) / scale;
      const cover = Math.min(1, Math.max(0, 0.5 - shape(x, (row + 0.5) / scale) * scale));
      if (cover > 0) blend(pixels, (row * width + column) * 4, colour(x), cover);
    }
}

function blend(pixels: Uint8Array, at: number, [red, green, blue]: Colour, cover: number): void {
  const under = ((pixels[at + 3] ?? 0) / 255) * (1 - cover);
  const opacity = cover + under;
  const mix = (value: number, below = 0) => (value * cover + below * under) / opacity;
  pixels[at] = mix(red, pixels[at]);
  pixels[at + 1] = mix(green, pixels[at + 1]);
  pixels[at + 2] = mix(blue, pixels[at + 2]);
  pixels[at + 3] = opacity * 255;
}
