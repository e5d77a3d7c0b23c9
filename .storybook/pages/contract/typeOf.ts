/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
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
export function typeOf(schema: JsonSchema, indent = ''): string {
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
