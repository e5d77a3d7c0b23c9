/** For stories: a picture file of one colour, drawn by the browser. @param side in pixels */
export async function drawPicture(name: string, colour: string, side = 800): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = colour
  pen?.fillRect(0, 0, side, side)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}
