/** What turns round or hides the letters beside it: marks of direction, of no width, and control characters. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g

/** Longer names are refused by file systems. */
const longest = 200

/**
 * The name of a file that somebody else named, as it can be shown and saved: without what would make `exe.png` of `gnp.exe`, and
 * without folders. Empty where nothing is left of it.
 */
export function plainFileName(name: string): string {
  const plain = name
    .replaceAll(unseen, '')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    // Windows leaves out what stands at the end, and calls it by what was before.
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (plain.length <= longest) return plain
  const ending = extensionOf(plain)
  // No half of a letter that is written as two.
  return plain.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending
}

/** What a file name ends with, its full stop included; empty where it has none. */
function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,12}$/i.exec(name)?.[0] ?? ''
}

/** Endings of what runs once it is opened: programs, scripts, pages, installers, documents with macros. */
const running = new Set(
  (
    'ade adp app appimage application appref-ms apk bat bin chm cmd com command cpl deb desktop dll dmg docm dotm ' +
    'exe gadget hlp hta htm html img inf iso jar js jse lnk mde mht mhtml mjs msc msi msix msp pif pkg pl potm ppam ' +
    'pptm ps1 ps1xml psm1 py pyw rb reg rpm scf scpt scr settingcontent-ms sh shtml sldm svg svgz swf url vb vbe vbs ' +
    'vhd vhdx webloc workflow ws wsc wsf wsh xht xhtml xlam xll xlsb xlsm xltm xml xsl xslt'
  ).split(' '),
)

/** Whether a file does something once it is opened, by the ending of its name: it is warned of before it is downloaded. */
export function runsWhenOpened(name: string): boolean {
  const ending = plainFileName(name).toLowerCase().split('.').slice(1).at(-1)
  return ending !== undefined && running.has(ending.trim())
}
