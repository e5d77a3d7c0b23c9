/** Chooses the pictures of a run. */
import { createHash } from 'node:crypto'
import type { ModeName } from '../../.storybook/modes.ts'
import { affectedBy } from '../test/affected.ts'
import { changedSince, textAt } from '../git.ts'
import { isBuilt } from './buildKey.ts'
import type { Shot } from './camera.ts'
import { keyOf, type Task } from './shoot.ts'
import type { Story } from './stories.ts'

/** Pictures that a run asks for. */
export interface Choice {
  /** Stories that can have changed, or only their chosen set where that is too many; the chosen set of all stories; or every picture of every story. */
  scope: 'affected' | 'chosen' | 'all'
  /** Text in the story's title, name or id. */
  only?: string
  /** Ids of stories. */
  stories?: string[]
  /** Modes, where not all. */
  modes?: ModeName[]
  /** One of several equal parts, which together take every picture once; counted from 1. */
  shard?: { index: number; count: number }
}

/** Maximum number of pictures a side that a run of the affected stories takes. */
export const maxPictures = 1_500

/** Story files that the changes since a commit can affect, or the reason why all are affected. */
export function affectedSince(root: string, commit: string, files: string[]) {
  const changed = changedSince(root, commit).filter(isBuilt)
  return affectedBy(root, files, changed, (path) => textAt(root, commit, path))
}

/**
 * Pictures to take, and the scope as a sentence. Where more than `maxPictures` can have changed, only those of the chosen set.
 * @param affected story files that can have changed, or the reason why all can
 */
export function choose(
  choice: Choice,
  affected: { everything: string } | { storyFiles: Set<string> },
  base: Story[],
  head: Story[],
): { tasks: Task[]; scope: string } {
  const { only = '', stories, modes, shard } = choice
  const wanted = only.toLowerCase()
  const isWanted = ({ id, title, name, file }: Story) =>
    (choice.scope !== 'affected' || 'everything' in affected || affected.storyFiles.has(file)) &&
    `${id} ${title} ${name}`.toLowerCase().includes(wanted) &&
    (!stories || stories.includes(id))
  const isTaken = ({ shot }: Task) => !modes || modes.includes(shot.mode)
  const every = tasksOf(base.filter(isWanted), head.filter(isWanted)).filter(isTaken)
  const known = new Map([...base, ...head].map((story) => [story.id, story]))
  const isComplete =
    choice.scope === 'all' || (choice.scope === 'affected' && every.length <= maxPictures)
  const chosen = isComplete
    ? every
    : every.filter(({ shot }) => known.get(shot.story)?.chosen.includes(shot.mode))
  const tasks = shard
    ? chosen.filter(({ shot }) => shardOf(shot.story, shard.count) === shard.index)
    : chosen
  const scope = [
    describe(choice.scope, affected, base, head),
    isComplete ? '' : `The chosen set, ${chosen.length} of ${every.length} pictures.`,
    shard ? `Part ${shard.index} of ${shard.count}.` : '',
  ]
  return { tasks, scope: scope.filter((part) => part !== '').join(' ') }
}

function describe(
  scope: Choice['scope'],
  affected: { everything: string } | { storyFiles: Set<string> },
  base: Story[],
  head: Story[],
): string {
  if (scope === 'all') return 'All pictures of all stories.'
  if (scope === 'chosen') return 'All stories.'
  if ('everything' in affected) return `All stories: ${affected.everything}.`
  const files = new Set([...base, ...head].map(({ file }) => file))
  return `${affected.storyFiles.size} of ${files.size} story files can have changed.`
}

/** Part of a story, from 1: all of its pictures are in one, and it stays there when stories are added. */
export function shardOf(story: string, count: number): number {
  return (createHash('sha1').update(story).digest().readUInt32BE() % count) + 1
}

/** Pictures to take: those of the newer side, and those that only the base has. */
export function tasksOf(base: Story[], head: Story[]): Task[] {
  const shotsOf = (stories: Story[]) =>
    new Map(
      stories.flatMap(({ shots }) => shots.map((shot): [string, Shot] => [keyOf(shot), shot])),
    )
  const [before, after] = [shotsOf(base), shotsOf(head)]
  return [
    ...[...after].map(([key, shot]) => ({
      shot,
      base: before.get(key),
      isInBase: before.has(key),
      isInHead: true,
    })),
    ...[...before]
      .filter(([key]) => !after.has(key))
      .map(([, shot]) => ({ shot, isInBase: true, isInHead: false })),
  ]
}
