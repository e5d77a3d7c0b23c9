import { itemOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** A JSON Schema, as OpenAPI 3.1 has it. */
export type JsonSchema = { [keyword: string]: unknown }

/** Schemas by the names they have in the contract. */
export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>

/**
 * The modules of contracts as named schemas: what a module exports, in capitals (`orderRow` is `OrderRow`). Where two export the same
 * name, that of their folder is put before it.
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

/** `…/features/samples/mail/src/contract.ts` and `…/domain/src/mail/contract.ts` both are `Mail`. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const folder = folders.at(-1) === 'src' ? folders.at(-2) : folders.at(-1)
  return (folder ?? '').split('-').map(capital).join('')
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/**
 * Writes schemas as JSON Schemas. What has a name is written once, in `components`, and referred to.
 * Answers and bodies are both written as they go over the wire, before they are parsed.
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
    // One that refers to itself is among the definitions.
    components[id] ??= pointingAtComponents(own)
    return { $ref: `#/components/schemas/${id}` }
  }

  return { write, components }
}

/** Leaves out what says nothing to a reader: how far whole numbers go, and the pattern of what has a format. */
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
