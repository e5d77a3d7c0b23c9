import type { Timeline } from '../contract'
import { friends, owner } from './people'
import { scene } from './scenes'

const [okello = owner, tigist = owner, yusuf = owner, akinyi = owner, tewodros = owner] = friends

/** Posts and activities of the sample person and others. */
export const sampleTimeline: Timeline = {
  posts: [
    {
      id: 'post-1',
      user: owner,
      message:
        'The new stalls along the lake road opened this morning. Forty-two traders in the first week, and the weighing scales finally agree with each other.',
      time: '2026-06-15T06:40:00Z',
      media: { url: scene(1), alt: 'A row of market stalls below hills' },
      likes: 48,
      shares: 6,
      comments: [
        {
          id: 'comment-1',
          user: okello,
          message: 'Well done. Ours open in July, if the roof arrives.',
          time: '2026-06-15T07:05:00Z',
        },
        {
          id: 'comment-2',
          user: yusuf,
          message: 'مبارك! سأزوركم الأسبوع القادم إن شاء الله.',
          time: '2026-06-15T07:32:00Z',
        },
      ],
    },
    {
      id: 'post-2',
      user: tigist,
      message: 'Worth the ten minutes, for anybody who packs glass.',
      time: '2026-06-13T15:20:00Z',
      article: {
        title: 'Straw, paper, air: what forty crates taught us',
        subtitle: 'Notes from the packing shed',
        excerpt:
          'We sent forty crates of lamp glass over the same two hundred kilometres of murram, packed in four ways. Straw lost three panes, paper two, air cushions one, and the cheapest of them all lost none.',
      },
      likes: 12,
      shares: 1,
      comments: [
        {
          id: 'comment-3',
          user: akinyi,
          message: 'Which one was the cheapest?',
          time: '2026-06-13T16:02:00Z',
        },
      ],
    },
    {
      id: 'post-3',
      user: yusuf,
      message: 'شكرًا لك على المساعدة في ترتيب المستودع. صار كل شيء في مكانه، حتى المفاتيح.',
      time: '2026-06-11T09:10:00Z',
      likes: 1,
      shares: 0,
      comments: [],
    },
    {
      id: 'post-4',
      user: owner,
      message: 'Rain at last. The acacias noticed first.',
      time: '2026-05-29T17:45:00Z',
      media: { url: scene(2), alt: 'Three acacias before red hills' },
      likes: 103,
      shares: 11,
      comments: [],
    },
  ],
  activities: [
    {
      id: 'activity-1',
      user: akinyi,
      message: 'started following you',
      time: '2026-06-15T08:15:00Z',
    },
    {
      id: 'activity-2',
      user: tewodros,
      message: 'shared your photo of the lake road',
      time: '2026-06-15T07:50:00Z',
    },
    { id: 'activity-3', user: yusuf, message: 'علّق على منشورك', time: '2026-06-15T07:32:00Z' },
    {
      id: 'activity-4',
      user: okello,
      message: 'invited you to the group Cold chain',
      time: '2026-06-14T12:00:00Z',
    },
    { id: 'activity-5', user: tigist, message: 'posted an article', time: '2026-06-13T15:20:00Z' },
  ],
}
