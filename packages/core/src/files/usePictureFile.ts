import { type ChangeEvent, useRef, useState } from 'react'
import { PictureError, pictureTypes, readPicture } from './readPicture'

/**
 * Lets the user choose a picture file, and reads it.
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
      onRead(await readPicture(file), file)
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
      accept: pictureTypes.join(','),
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        void take(currentTarget.files?.[0])
        // Lets the same file be chosen again.
        currentTarget.value = ''
      },
    },
  }
}
