import { type ChangeEvent, useRef, useState } from 'react'
import { PictureError, pictureTypes, readPicture } from './readPicture'

/**
 * Lets a picture be chosen from a file, and reads it.
 * @param onRead takes the picture as a data URL
 * @returns what opens the choice, the properties of the hidden `<input>` that it is made with, and why the last file was not taken
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
        // The same file may be chosen again.
        currentTarget.value = ''
      },
    },
  }
}
