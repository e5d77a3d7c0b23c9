import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comment, parseSync, type Program } from 'oxc-parser'

/** A parsed TypeScript file. */
export interface Source {
  /** Relative to the workspace, with forward slashes. */
  path: string
  text: string
  program: Program
  comments: Comment[]
  /** Line, from 1, of an offset in `text`. */
  lineOf(offset: number): number
}

/** Reads and parses a file. Syntax errors are left to the lint, which reports them better. */
export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, comments } = parseSync(path, text)
  return {
    path,
    text,
    program,
    comments,
    lineOf: (offset) => text.slice(0, offset).split('\n').length,
  }
}
