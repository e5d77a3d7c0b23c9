import { itemOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** A JSON Schema, in the dialect of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

/** Schemas by their name in the contract. */
export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>

/**
 * Names the exports of contract modules, capitalised (`orderRow` is `OrderRow`). If two modules export the same name, it is prefixed
 * with that of their folder.
 * @param modules by their paths
 */
export function nameSchemas(modules: Readonly<Record<string, object>>): NamedSchemas {
  const all = Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isSchema(value))
      .map(([name, schema]) => ({ name: capital(name), folder: folderOf(path), schema })),
  )
  const isTaken = (name: string) => all.filter((each) => each.name === name).length > 1
  return Object.fromEntries(
    all.map(({ name, folder, schema }) => [isTaken(name) ? folder + name : name, schema]),
  )
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Folder that names a contract: `Mail` for both `…/features/samples/mail/src/contract.ts` and `…/domain/src/mail/contract.ts`. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const folder = folders.at(-1) === 'src' ? folders.at(-2) : folders.at(-1)
  return (folder ?? '').split('-').map(capital).join('')
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/**
 * Writes schemas as JSON Schemas. A named schema is written once, in `components`, and referenced. Answers and bodies are both
 * written in their wire format, before parsing.
 */
export function createSchemaWriter(named: NamedSchemas) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const components: Record<string, JsonSchema> = {}

  function write(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): JsonSchema {
    const {
      $defs = {},
      $schema: _,
      ...root
    } = z.toJSONSchema(schema, {
      metadata: registry,
      io,
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        tidy(jsonSchema, zodSchema._zod.def.type)
        const item = itemOf(zodSchema)
        if (item) Object.assign(jsonSchema, { type: 'array', items: write(item, io) })
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    for (const [name, { id: __, ...definition }] of Object.entries($defs))
      components[name] = pointingAtComponents(definition)
    const id = registry.get(schema)?.id
    if (id === undefined) return pointingAtComponents(root)
    const { id: __, ...own } = root
    // A recursive schema is among the definitions.
    components[id] ??= pointingAtComponents(own)
    return { $ref: `#/components/schemas/${id}` }
  }

  return { write, components }
}

/** Removes what does not help a human: the range of whole numbers, and the pattern of a value with a format. */
function tidy(json: JsonSchema, type: string): void {
  if (type === 'catch') delete json.default
  if (typeof json.format === 'string') delete json.pattern
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

function pointingAtComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
}
