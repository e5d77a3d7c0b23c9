import { token } from '@console/core/contracts'
import { conflict } from '@console/core/resources'
import { actionsOf as namesOf, capabilityOf, type Workflows, ruleOf } from '@console/core/workflows'
import { type AnyResource, type DeclaredRefusal, grouped, type Parameter } from '@console/sample'
import type * as z from 'zod/mini'
import type { Addresses, Call } from './calls'
import type { CallExamples } from './examples'
import { answerHeaders, callHeaders, refusals as commonRefusals, titles } from './parts'
import { wholeProblem } from './problem'
import { createSchemaWriter, type JsonSchema, type NamedSchemas } from './schemas'

/** Input of the document. */
interface Contract {
  calls: readonly Call[]
  /** Named schemas, each written once. */
  schemas: NamedSchemas
  /** Examples by the `id` of their call; a call may have none. */
  examples: Readonly<Record<string, CallExamples>>
  /** Default addresses. */
  addresses: Addresses
}

const about = `Every call that the console makes, and what it makes of the answer. Written from the schemas and endpoints themselves by \`pnpm contract\`.

Paths stand below the address of their base (\`servers\`): \`config.json\` beside the console says where each is. A server on another origin than the console answers preflights, and exposes \`Date\`, \`X-Request-Id\` and \`Retry-After\`.

A refusal is \`application/problem+json\`. \`x-roles\` of a call says who may make it, \`x-codes\` of a refusal with which codes, and of which field, \`x-actions\` of decisions who may take each action, and whether it is for good. What bears \`x-optional\` need not be there. \`text/event-stream\` is server-sent events: their data are as the schema says, and something comes at least every \`x-heartbeat-seconds\`. Lists in examples are cut to their first entry.`

/** The contract as an OpenAPI 3.1 document, deterministic for the same calls. */
export function openApi({ calls, schemas, examples, addresses }: Contract) {
  const { write, components } = createSchemaWriter({
    ...schemas,
    Problem: wholeProblem,
    Conflict: conflict,
  })
  write(wholeProblem)
  write(conflict)
  const parameters: Record<string, JsonSchema> = { ...callHeaders.components }

  /** Query parameters of a call. Parameters shared by several calls of the same records are written once. */
  function queryOf({ query = {}, resource }: Call) {
    return Object.entries(query).map(([name, parameter]) => {
      const written = queryParameterOf(name, parameter, write)
      if (!resource) return written
      parameters[`${resource.id}.${name}`] = written
      return { $ref: `#/components/parameters/${resource.id}.${name}` }
    })
  }

  function answerOf({ id, answer, stream, givesFile }: Call) {
    if (givesFile) return { '*/*': { schema: { type: 'string', format: 'binary' } } }
    const schema = write(answer)
    if (!stream) return { 'application/json': contentOf(schema, examples[id]?.answer) }
    // JSON Schema for a text with JSON inside.
    const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    return { 'text/event-stream': { schema: data, 'x-heartbeat-seconds': stream.heartbeat / 1000 } }
  }

  function operationOf(call: Call) {
    const { id, group, roles, body, status, resource, isOptional } = call
    const example = examples[id]
    const byStatus = grouped(call.refusals, (refusal) => refusal.status)
    return {
      operationId: id,
      tags: [group],
      summary: call.name,
      'x-roles': roles === 'public' ? ['everybody'] : roles,
      ...(isOptional && { 'x-optional': true }),
      ...(decides(call) && { 'x-actions': actionsOf(resource) }),
      security: roles === 'public' ? [] : [{ bearer: [] }],
      parameters: [
        ...call.segments.map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: name === 'token' ? write(token) : { type: 'string' },
        })),
        ...queryOf(call),
        ...callHeaders.of(call),
      ],
      ...(body && {
        requestBody: {
          required: true,
          content: call.takesFile
            ? { 'multipart/form-data': { schema: fileForm } }
            : {
                [call.isText ? 'text/plain' : 'application/json']: contentOf(
                  write(body),
                  example?.body,
                ),
              },
        },
      }),
      responses: {
        [status]: {
          description: 'As asked',
          headers: answerHeaders.references,
          ...(status !== 204 && { content: answerOf(call) }),
        },
        ...Object.fromEntries(
          [...byStatus].map(([refused, all]) => [
            refused,
            refusalOf(refused, all, resource !== undefined),
          ]),
        ),
      },
    }
  }

  const paths: Record<string, JsonSchema> = {}
  for (const call of calls) {
    const path = (paths[call.template] ??= {
      servers: [{ url: addresses[call.base], description: `{${call.base}}` }],
    })
    path[call.method.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'What the console asks of a server', version: '1', description: about },
    servers: [{ url: addresses.business, description: '{business}' }],
    tags: groupsOf(calls),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      headers: answerHeaders.components,
      responses: Object.fromEntries(
        commonRefusals.map(({ name, status, code }) => [
          name,
          refusalAs([{ status, code }], { $ref: '#/components/schemas/Problem' }),
        ]),
      ),
      schemas: Object.fromEntries(
        Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    },
  }
}

function decides({ resource, path }: Call): boolean {
  return resource !== undefined && path.endsWith('decisions')
}

/** Roles that may take each action, and whether it is permanent. */
function actionsOf(resource: AnyResource | undefined) {
  const workflows: Workflows = resource?.workflows ?? []
  return Object.fromEntries(
    namesOf(workflows).map((action) => {
      const { id, roles } = capabilityOf(workflows, action)
      const { isFinal = false } = ruleOf(workflows, action)
      return [action, { capability: id, roles, isFinal }]
    }),
  )
}

/** Groups of calls, with the address of each. */
function groupsOf(calls: readonly Call[]) {
  const groups = new Map(calls.map(({ group, base, path }) => [group, { base, path }]))
  return [...groups].map(([name, { base, path }]) => ({
    name,
    description: `Below \`{${base}}/${path.split('/')[1]}\``,
  }))
}

type Write = (schema: z.ZodMiniType, io?: 'input' | 'output') => JsonSchema

function queryParameterOf(
  name: string,
  { value, several, max, isRequired }: Parameter,
  write: Write,
) {
  const one = write(value, 'output')
  return {
    name,
    in: 'query',
    ...(isRequired && { required: true }),
    ...(several && { style: 'form', explode: several === 'repeated' }),
    schema: several
      ? { type: 'array', items: one, ...(max !== undefined && { maxItems: max }) }
      : one,
  }
}

/** Form with one file. */
const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

function contentOf(schema: JsonSchema, example: unknown) {
  return { schema, ...(example !== undefined && { example }) }
}

/** Common refusals are referenced; a call with further refusals has them written in place. */
function refusalOf(status: number, all: readonly DeclaredRefusal[], isAboutRecords: boolean) {
  const common = commonRefusals.find((each) => each.status === status)
  const [only] = all
  if (common && all.length === 1 && only?.code === common.code)
    return { $ref: `#/components/responses/${common.name}` }
  const problem = { $ref: '#/components/schemas/Problem' }
  // Refusals because of a changed record also contain the other person's change.
  const isConflict =
    isAboutRecords && all.some(({ code }) => code === 'stale_version' || code === 'state_conflict')
  return refusalAs(
    all,
    isConflict ? { allOf: [problem, { $ref: '#/components/schemas/Conflict' }] } : problem,
  )
}

function refusalAs(all: readonly DeclaredRefusal[], schema: JsonSchema) {
  const [{ status } = { status: 0 }] = all
  return {
    description: titles[status] ?? 'Refused',
    headers: {
      ...answerHeaders.references,
      ...(status === 429 && { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }),
    },
    content: { 'application/problem+json': { schema } },
    'x-codes': all.map(({ code, field }) => ({ code, ...(field !== undefined && { field }) })),
  }
}
