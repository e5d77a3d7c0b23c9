import { afterEach, expect, test } from 'vitest'
import { announce, announcements, snackbar } from './announce'

afterEach(() => {
  for (const notice of announcements.items()) announcements.remove(notice)
})

test('specification 8: a toast stays for 5000 ms at the given position', () => {
  announce({ variant: 'success', title: 'Welcome', place: 'top-right' })
  expect(announcements.items()).toMatchObject([
    { title: 'Welcome', place: 'top-right', time: 5000 },
  ])
})

test('specification 4: a snackbar stays for 6000 ms at the top centre', () => {
  snackbar({ variant: 'info', title: 'Saved' })
  expect(announcements.items()).toMatchObject([{ title: 'Saved', place: 'top-center', time: 6000 }])
})
