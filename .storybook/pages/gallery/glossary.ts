const files = import.meta.glob<string>('../../../GLOSSARY.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Text of GLOSSARY.md. */
export const glossary = Object.values(files).join('')

/** One table of GLOSSARY.md, under its heading. */
export interface GlossaryTable {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The tables of GLOSSARY.md. */
export const glossaryTables: readonly GlossaryTable[] = glossary.split(/^#+ /m).flatMap((part) => {
  const [title = '', ...lines] = part.split('\n')
  const [head, , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf)
  return head ? [{ title: title.trim(), head, rows }] : []
})

/** Cells of a row, without emphasis; links keep their text. */
function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) =>
      cell
        .replaceAll(/\*+/g, '')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim(),
    )
}
