import { realHandlers, sampleHandlers } from '../../apps/console/src/mocks.ts'
import { callsOf, nameSchemas, openApi, takeExamples } from '../../packages/contract/src/index.ts'
import { sampleBases, serverCalls } from '../../packages/sample/src/index.ts'

/** All handlers of the sample backend. */
export const handlers = [...realHandlers, ...sampleHandlers]

/** All calls of the console. */
export const calls = callsOf(handlers, Object.values(serverCalls))

const addresses = { ...sampleBases, server: '/' }

/** Contracts of all record types and features, by path: their exports name the schemas. */
const contracts = import.meta.glob<object>(
  [
    '../../packages/**/src/contract.ts',
    '../../packages/domain/src/*/contract.ts',
    '../../packages/core/src/contracts/values.ts',
    '../../packages/core/src/contracts/list.ts',
    '../../packages/core/src/workflows/contract.ts',
    '../../packages/core/src/rich-text/richText.ts',
    '../../packages/core/src/resources/changeNotice.ts',
    '!**/node_modules/**',
  ],
  { eager: true },
)

/** The contract as written to `docs/contract/openapi.json`. */
export async function writeOurs(): Promise<string> {
  const document = openApi({
    calls,
    schemas: nameSchemas(contracts),
    examples: await takeExamples(calls, handlers, addresses),
    addresses,
  })
  return `${printJson(document)}\n`
}

/** The longest line, in characters. */
const width = 120

/** Writes readable JSON: values that fit on one line are written on one. */
function printJson(value: unknown, indent = ''): string {
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
