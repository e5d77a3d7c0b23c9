/** Characters that reverse or hide their neighbours: direction marks, zero-width and control characters. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g

/** File systems refuse longer names. */
const longest = 200

/**
 * Sanitizes an untrusted file name for display and saving: removes characters that would make `exe.png` of `gnp.exe`, and
 * folders. Empty where nothing is left.
 */
export function plainFileName(name: string): string {
  const plain = name
    .replaceAll(unseen, '')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    // Windows ignores trailing dots and spaces.
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (plain.length <= longest) return plain
  const ending = extensionOf(plain)
  // Never cuts a surrogate pair in half.
  return plain.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending
}

/** Extension of a file name, with its dot; empty where it has none. */
function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,12}$/i.exec(name)?.[0] ?? ''
}

/** Extensions of files that run when opened: programs, scripts, pages, installers, documents with macros. */
const running = new Set(
  (
    'ade adp app appimage application appref-ms apk bat bin chm cmd com command cpl deb desktop dll dmg docm dotm ' +
    'exe gadget hlp hta htm html img inf iso jar js jse lnk mde mht mhtml mjs msc msi msix msp pif pkg pl potm ppam ' +
    'pptm ps1 ps1xml psm1 py pyw rb reg rpm scf scpt scr settingcontent-ms sh shtml sldm svg svgz swf url vb vbe vbs ' +
    'vhd vhdx webloc workflow ws wsc wsf wsh xht xhtml xlam xll xlsb xlsm xltm xml xsl xslt'
  ).split(' '),
)

/** Checks by its extension whether a file runs when opened: the user is warned before the download. */
export function runsWhenOpened(name: string): boolean {
  const ending = plainFileName(name).toLowerCase().split('.').slice(1).at(-1)
  return ending !== undefined && running.has(ending.trim())
}
