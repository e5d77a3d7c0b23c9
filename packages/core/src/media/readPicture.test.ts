import { expect, test } from 'vitest'
import { readPicture } from './readPicture'

test('what is called a picture and is none is not taken', async () => {
  const file = new File(['<script>'], 'a.png', { type: 'image/png' })
  expect(await readPicture(file, { width: 1, height: 1 })).toBe('type')
})
