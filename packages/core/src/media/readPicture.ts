import { maxPicturePixels, type PictureFault } from './limits'
import { pictureFactsOf } from './pictureFacts'

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
  const facts = pictureFactsOf(new Uint8Array(await file.arrayBuffer()))
  if (facts === null) return 'type'
  // Checked before decoding: a small file may be a huge picture.
  if (facts.width * facts.height > maxPicturePixels) return 'pixels'
  const url = await addressOf(file.slice(0, file.size, facts.type))
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
