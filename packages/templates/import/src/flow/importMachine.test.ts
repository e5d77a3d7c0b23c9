import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ImportJob } from '@console/core/imports'
import type { FileFault } from '../reading/fileFault'
import type { ReadChoice } from '../reading/openFile'
import type { OpenedFile } from '../reading/reader'
import { importMachine } from './importMachine'

const job = (more: Partial<ImportJob>) =>
  ({ jobId: 'one', state: 'ready', rows: 400, received: 400, done: 0, ...more }) as ImportJob

const named = importMachine.provide({ actions: { nameJob: () => undefined } })

test('reaches every state', () => {
  const outputs = [
    ...(['receiving', 'ready', 'committing', 'stale', 'done', 'cancelled'] as const).map((state) =>
      job({ state }),
    ),
    job({ received: 0 }),
    { code: 'xls' },
  ]
  const place = {
    'import.file': { file: {} },
    'import.map': { how: {} },
    'import.reread': { choice: {} },
    'import.check': { style: {} },
    'import.continue': { jobId: 'two' },
    'import.mend': { rows: [] },
  }
  const reported = 'file reread map check continue mend commit pause retry cancel again'
    .split(' ')
    .map((name) => ({
      type: `import.${name}`,
      ...place[`import.${name}` as keyof typeof place],
    }))
  const states = new Set<string>()
  for (const jobId of [null, 'one'])
    for (const path of getShortestPaths(named, {
      input: { jobId },
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.jobId, context.job?.received, context.chosen !== null]),
      events: (snapshot) =>
        [
          ...reported,
          ...Object.keys(snapshot.children).flatMap((actorId) => [
            ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
            { type: `xstate.error.actor.${actorId}`, error: new Error(), actorId },
          ]),
        ] as never[],
    }))
      states.add(path.state.value)
  const passed = ['begun', 'sent', 'committed']
  const all = Object.keys(importMachine.states).filter((name) => !passed.includes(name))
  expect([...states].toSorted()).toEqual(all.toSorted())
})

test('writes in batches, pauses, and continues there', async () => {
  const from: number[] = []
  const actor = createActor(
    named.provide({
      actors: {
        read: fromPromise<ImportJob, { jobId: string }>(() =>
          Promise.resolve(job({ state: 'committing', done: 200 })),
        ),
        commit: fromPromise<ImportJob, { job: ImportJob }>(({ input }) => {
          from.push(input.job.done)
          const done = input.job.done + 100
          return Promise.resolve(job({ done, state: done === 400 ? 'done' : 'committing' }))
        }),
      },
    }),
    { input: { jobId: 'one' } },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('paused'))
  expect(from).toEqual([])
  actor.send({ type: 'import.commit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(from).toEqual([200, 300])
})

test('writes rows of changed records only after a review', async () => {
  const states: string[] = []
  const actor = createActor(
    named.provide({
      actors: {
        read: fromPromise<ImportJob, { jobId: string }>(() =>
          Promise.resolve(job({ state: 'stale', done: 399, stale: 1 })),
        ),
        commit: fromPromise<ImportJob, { job: ImportJob }>(({ input }) => {
          states.push(input.job.state)
          return Promise.resolve(job({ done: 400, state: 'done' }))
        }),
      },
    }),
    { input: { jobId: 'one' } },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('stale'))
  expect(states).toEqual([])
  actor.send({ type: 'import.commit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(states).toEqual(['stale'])
})

test('finishes when rows under review are skipped', async () => {
  const actor = createActor(
    named.provide({
      actors: {
        read: fromPromise<ImportJob, { jobId: string }>(() =>
          Promise.resolve(job({ state: 'stale', done: 399 })),
        ),
        cancel: fromPromise<ImportJob, { job: ImportJob }>(() =>
          Promise.resolve(job({ state: 'done' })),
        ),
      },
    }),
    { input: { jobId: 'one' } },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('stale'))
  actor.send({ type: 'import.cancel' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(context.job?.state).toBe('done')
})

const opened = {
  head: ['Name'],
  rows: 1,
  mapping: { name: 0 },
  layout: { encoding: 'windows-1254', sheets: [], sheet: 0, header: 1, headers: [] },
  sha256: '',
} as const satisfies OpenedFile

test('reads a file with another layout, and reports an impossible one without a change', async () => {
  const choices: ReadChoice[] = []
  const actor = createActor(
    named.provide({
      actors: {
        open: fromPromise<OpenedFile | FileFault, { file: File }>(() => Promise.resolve(opened)),
        reread: fromPromise<OpenedFile | FileFault, { choice: ReadChoice }>(({ input }) => {
          choices.push(input.choice)
          return Promise.resolve(
            input.choice.encoding === 'utf-8' ? { code: 'letters' as const } : opened,
          )
        }),
      },
    }),
    { input: { jobId: null } },
  ).start()
  const mapping = () => waitFor(actor, (snapshot) => snapshot.matches('mapping'))
  actor.send({ type: 'import.file', file: new File([], 'a.csv') })
  await mapping()
  actor.send({ type: 'import.reread', choice: { header: 3 } })
  await mapping()
  actor.send({ type: 'import.reread', choice: { encoding: 'utf-8' } })
  const { context } = await mapping()
  expect(choices).toEqual([
    { encoding: 'windows-1254', sheet: 0, header: 3 },
    { encoding: 'utf-8', sheet: 0 },
  ])
  expect(context.fault).toEqual({ code: 'letters' })
  expect(context.chosen?.opened).toBe(opened)
})
