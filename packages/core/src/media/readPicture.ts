import { maxPicturePixels, type PictureFault } from './limits'
import { pictureDetailsOf } from './pictureDetails'

/** A chosen picture, with its size in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

/** Maximum bytes; a larger file is not even opened. */
const largestFile = 20 * 1024 * 1024

/**
 * Opens a file as a picture.
 * @param min minimum size in pixels
 */
export async function readPicture(
  file: Blob,
  min: Pick<Picture, 'width' | 'height'>,
): Promise<Picture | PictureFault> {
  if (file.size > largestFile) return 'bytes'
  const details = pictureDetailsOf(new Uint8Array(await file.arrayBuffer()))
  if (details === null) return 'type'
  // Checked before decoding: a small file may be a huge picture.
  if (details.width * details.height > maxPicturePixels) return 'pixels'
  const url = await addressOf(file.slice(0, file.size, details.type))
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return 'type'
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return width < min.width || height < min.height ? 'small' : { url, width, height }
}

/** A file as a data URL. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}
