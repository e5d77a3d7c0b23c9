import { expect, test } from 'vitest'
import { readPicture } from './readPicture'

test('what is called a picture and is none is not taken', async () => {
  expect(await readPicture(new File(['<script>'], 'a.png', { type: 'image/png' }))).toBe('type')
})
