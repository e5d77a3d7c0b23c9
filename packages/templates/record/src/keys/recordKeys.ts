/** Keys of a record as the shortcuts dialog shows them. The labels are under `record.keys.…`. */
export const recordKeys = [
  { what: 'approve', keys: ['A'] },
  { what: 'reject', keys: ['R'] },
  { what: 'requestChanges', keys: ['C'] },
  { what: 'more', keys: ['.'] },
  { what: 'send', keys: ['Ctrl+Enter'] },
  { what: 'undo', keys: ['Z'] },
  { what: 'next', keys: ['J', 'N'] },
  { what: 'previous', keys: ['K'] },
  { what: 'back', keys: ['B'] },
  { what: 'tabs', keys: ['[', ']'] },
  { what: 'history', keys: ['T'] },
] as const
