import { expect, test } from 'vitest'
import { readPicture } from './readPicture'

test('refuses a file that is a picture by its name and type only', async () => {
  const file = new File(['<script>'], 'a.png', { type: 'image/png' })
  expect(await readPicture(file, { width: 1, height: 1 })).toBe('type')
})
