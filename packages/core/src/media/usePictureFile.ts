import { type ChangeEvent, useRef, useState } from 'react'
import { textAt, viewOf } from './bytes'
import { maxPicturePixels } from './limits'
import { pictureDetailsOf, pictureTypeOf, pictureTypes } from './pictureDetails'

/** Maximum size of a picture to embed, in bytes. */
export const maxPictureBytes = 5_000_000

/** Maximum width and height of the result, in pixels: a record that contains it stays small. */
const maxPixels = 1024

/** Types of pictures that the file dialog shows: also GIF, since the result is redrawn, and the file itself is not uploaded. */
const embeddableTypes: readonly string[] = [...pictureTypes, 'image/gif']

/** Reason why a picture was not embedded. */
class PictureError extends Error {
  readonly reason: 'type' | 'size' | 'broken'

  constructor(reason: PictureError['reason']) {
    super(`The file was not taken: ${reason}`)
    this.reason = reason
  }
}

/**
 * Lets the user choose a picture file, and embeds it.
 * @param onRead called with the picture as a data URL
 * @returns the function that opens the file dialog, the props of the hidden `<input>` behind it, and the reason why the last file
 * was rejected
 */
export function usePictureFile(onRead: (url: string, file: File) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<PictureError['reason'] | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    try {
      onRead(await scaledPicture(file), file)
      setFault(null)
    } catch (error) {
      setFault(error instanceof PictureError ? error.reason : 'broken')
    }
  }

  return {
    fault,
    choose: () => ref.current?.click(),
    input: {
      ref,
      type: 'file',
      hidden: true,
      accept: embeddableTypes.join(','),
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        void take(currentTarget.files?.[0])
        // Lets the same file be chosen again.
        currentTarget.value = ''
      },
    },
  }
}

/**
 * Reads a picture in the browser, and scales it down where it is large.
 * @returns a data URL
 * @throws PictureError where it is no picture, too large, or cannot be read
 */
async function scaledPicture(file: File): Promise<string> {
  if (file.size > maxPictureBytes) throw new PictureError('size')
  // Checked before decoding: a small file may be a huge picture.
  const { width, height } = sizeOf(new Uint8Array(await file.arrayBuffer()))
  if (width * height > maxPicturePixels) throw new PictureError('size')
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureError('broken')
  })
  const scale = Math.min(1, maxPixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/webp', 0.8)
}

/**
 * Size of a picture by its bytes, in pixels, whatever its file is called.
 * @throws PictureError where they are of no type that can be embedded, or declare no size
 */
function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const details = pictureDetailsOf(bytes)
  if (details) return details
  if (pictureTypeOf(bytes) !== null) throw new PictureError('broken')
  if (textAt(bytes, 0, 3) !== 'GIF') throw new PictureError('type')
  if (bytes.length < 10) throw new PictureError('broken')
  const view = viewOf(bytes)
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}
