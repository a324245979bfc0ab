const HEADER = 22;

/** A PNG as an .ico file, for programs that always request /favicon.ico. */
export function icoFile(png: Uint8Array, size: number): Uint8Array {
  const file = Buffer.alloc(HEADER + png.length);
  file.writeUInt16LE(1, 2); // an icon
  file.writeUInt16LE(1, 4); // one picture
  file.writeUInt8(size % 256, 6);
  file.writeUInt8(size % 256, 7);
  file.writeUInt16LE(1, 10); // colour planes
  file.writeUInt16LE(32, 12); // bits of a pixel
  file.writeUInt32LE(png.length, 14);
  file.writeUInt32LE(HEADER, 18);
  file.set(png, HEADER);
  return file;
}
