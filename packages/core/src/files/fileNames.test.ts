import { describe, expect, test } from 'vitest'
import { plainFileName, runsWhenOpened } from './fileNames'

describe('the name of a file', () => {
  test.each([
    ['packing list.pdf', 'packing list.pdf'],
    ['فاتورة ١٢.pdf', 'فاتورة ١٢.pdf'],
    ['İrsaliye (2).xlsx', 'İrsaliye (2).xlsx'],
    ['passwd\u202Egnp.exe', 'passwdgnp.exe'],
    ['a\u2066b\u2069\u200F\u061C.pdf', 'ab.pdf'],
    ['in\u0000voice\r\n.pdf', 'invoice.pdf'],
    ['invoice\u200B\uFEFF.pdf', 'invoice.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\start menu\\run.bat', 'run.bat'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['con:stream?.txt', 'con_stream_.txt'],
    ['.htaccess', 'htaccess'],
    ['run.exe. . ', 'run.exe'],
    ['..', ''],
    ['/', ''],
    ['\u202E', ''],
  ])('%j is shown and saved as %j', (name, plain) => {
    expect(plainFileName(name)).toBe(plain)
  })

  test('that is too long keeps its extension', () => {
    const plain = plainFileName(`a${'🌾'.repeat(500)}.pdf`)
    expect(plain.length).toBeLessThanOrEqual(200)
    expect(plain).toMatch(/^a🌾+\.pdf$/u)
  })
})

describe('a file that runs when it is opened', () => {
  test.each([
    'setup.exe',
    'Invoice.PDF.EXE',
    'page.html',
    'picture.svg',
    'script.js',
    'macro.docm',
    'passwd\u202Egnp.exe',
    'run.exe. ',
    'a.ex\u200Be',
    'x.settingcontent-ms',
  ])('%j is one', (name) => expect(runsWhenOpened(name)).toBe(true))

  test.each(['packing-list.pdf', 'photo.png', 'exe', 'html', 'a.exe.pdf', 'table.csv', '', 'a.'])(
    '%j is not',
    (name) => expect(runsWhenOpened(name)).toBe(false),
  )
})
