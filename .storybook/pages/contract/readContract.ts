import address from '../../../docs/contract/openapi.json?url'

/** One parameter of a call: in the query, in its path or among its headers. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  isRequired: boolean
  type: string
  description?: string
}

/** Response of a call for one status. */
export interface ContractAnswer {
  status: string
  description: string
  /** Of a refusal: `carrier_missing (carrier)`. */
  codes: readonly string[]
  type?: string
  example?: unknown
}

/** One call of the contract, for search. */
export interface ContractCall {
  id: string
  name: string
  /** Base of its path: `{business}`. */
  base: string
  group: string
  roles: readonly string[]
  parameters: readonly ContractParameter[]
  body?: { type: string; example?: unknown }
  answers: readonly ContractAnswer[]
}

/** The contract as shown on a page. */
export interface ShownContract {
  calls: readonly ContractCall[]
  /** Each named schema, as text. */
  shapes: readonly { name: string; type: string }[]
}

interface Content {
  [mediaType: string]: { schema: JsonSchema; example?: unknown }
}

interface Referring {
  $ref?: string
}

interface Parameter extends Referring {
  name: string
  in: ContractParameter['in']
  required?: boolean
  description?: string
  schema: JsonSchema
}

interface Answer extends Referring {
  description: string
  content?: Content
  'x-codes'?: { code: string; field?: string }[]
}

interface Operation {
  operationId: string
  summary: string
  tags: [string]
  'x-roles': string[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

interface Document {
  paths: Record<string, { servers: [{ description: string }] } & Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, unknown>>
}

/** Reads the contract, on demand: only its page needs it. */
export async function readContract(): Promise<ShownContract> {
  const document = (await (await fetch(address)).json()) as Document

  /** Resolves a reference. */
  function found<Part extends Referring>(part: Part): Part {
    const [, , kind = '', name = ''] = part.$ref?.split('/') ?? []
    return part.$ref === undefined ? part : (document.components[kind]?.[name] as Part)
  }

  const callOf = ({ servers, ...operations }: Document['paths'][string]) =>
    Object.values(operations).map((operation): ContractCall => ({
      id: operation.operationId,
      name: operation.summary,
      base: servers[0].description,
      group: operation.tags[0],
      roles: operation['x-roles'],
      parameters: operation.parameters.map(found).map(({ required, schema, ...parameter }) => ({
        ...parameter,
        isRequired: required ?? false,
        type: typeOf(schema),
      })),
      ...(operation.requestBody && { body: contentOf(operation.requestBody.content) }),
      answers: Object.entries(operation.responses).map(([status, response]) => {
        const { description, content, 'x-codes': codes = [] } = found(response)
        return {
          status,
          description,
          codes: codes.map(({ code, field }) => (field ? `${code} (${field})` : code)),
          ...(content && contentOf(content)),
        }
      }),
    }))
  return {
    calls: Object.values(document.paths).flatMap(callOf),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => ({
      name,
      type: typeOf(schema),
    })),
  }
}

function contentOf(content: Content) {
  const [{ schema, example } = { schema: {} }] = Object.values(content)
  return { type: typeOf(schema), ...(example !== undefined && { example }) }
}

/** The part of JSON Schema that the contract uses. */
interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Formats a schema like a type: `{ total: Money, county?: string | null }`. */
function typeOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map((each) => typeOf(each, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => typeOf(each, indent)).join(' & ')
  if (schema.items) {
    const item = typeOf(schema.items, indent)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (schema.properties) return membersOf(schema.properties, schema.required ?? [], indent)
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${typeOf(schema.additionalProperties, indent)} }`
  return [schema.format ?? schema.type ?? 'anything'].flat().join(' | ')
}

function membersOf(
  properties: Record<string, JsonSchema>,
  required: readonly string[],
  indent: string,
): string {
  const deeper = `${indent}  `
  const members = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, deeper)}`,
  )
  const line = `{ ${members.join(', ')} }`
  if (line.length + indent.length <= 100 && !line.includes('\n')) return line
  return `{\n${members.map((member) => deeper + member).join('\n')}\n${indent}}`
}
