/** The longest line, in characters. */
const width = 120

/** Writes readable JSON: values that fit on one line are written on one. */
export function printJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null)
    return line
  const deeper = `${indent}  `
  const [open, close, members] = Array.isArray(value)
    ? ['[', ']', value.map((each) => printJson(each, deeper))]
    : [
        '{',
        '}',
        Object.entries(value)
          .filter(([, member]) => member !== undefined)
          .map(([name, member]) => `${JSON.stringify(name)}: ${printJson(member, deeper)}`),
      ]
  return `${open}\n${members.map((member) => deeper + member).join(',\n')}\n${indent}${close}`
}
