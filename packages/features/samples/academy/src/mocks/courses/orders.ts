import { courseOf } from './courseOf'

/** Courses about orders and returns. */
export const orderCourses = [
  courseOf({
    slug: 'an-order-from-end-to-end',
    title: 'An order from end to end',
    description:
      'Follow one order from the basket to the seller’s money, and learn what may be done at each stage.',
    category: 'orders',
    length: 22,
    activeStep: 10,
    daysAgo: 5,
    steps: [
      [
        'Four channels, one order',
        'Shoppers order for themselves, businesses from businesses, agents for people without a telephone, and colleagues by hand. All four are orders, with the same lines and the same rules; the channel only says where one came from.',
      ],
      [
        'Reading the lines',
        'An order is of one seller and in one currency. Each line has a product, how many, and the price as it was when it was ordered. If the seller raises the price tomorrow, this order does not change.',
      ],
      [
        'What it comes to',
        'Subtotal, discount, tax, delivery, total. Below it stands what was paid, what was returned and what is due. If a number surprises you, open it: each says what it is made of.',
      ],
      [
        'Orders that need approval',
        'Above a limit, which administrators set for each currency, an order waits for a second pair of eyes. Look at three things: is the buyer known, is the amount like their earlier ones, and is the address one that we deliver to?',
      ],
      [
        'Paid or not',
        'Money that has arrived is entered with its reference. Money that was promised is not. An order that is paid too much is not wrong: what is over is paid back, by the way it came.',
      ],
      [
        'Preparing',
        'The seller packs. Ask after a day, not after an hour. If a piece is missing, the seller says so of the line, and the buyer chooses: wait, take the rest, or cancel.',
      ],
      [
        'Sending a part',
        'What is there may leave at once, with a tracking number of its own. The order stays open until the last piece has left, or was dropped.',
        'Cancelling is for orders of which nothing has left. If anything has, the rest is <em>dropped</em>, and what left goes on its way.',
      ],
      [
        'Delivered',
        'Delivered means that somebody took it. A buyer who says otherwise has opened a dispute: read the carrier’s proof before you take a side.',
      ],
      [
        'Completed',
        'Once the days for sending back are over, the order is a sale: the seller is paid, less commission, at the rates of the day on which it was placed.',
      ],
      [
        'When you are asked on the telephone',
        'Ask for the order’s number and the buyer’s name, type both into the finder, and tell only what the buyer could see themselves. Write a remark before you hang up: the next call will come to somebody else.',
      ],
    ],
  }),
  courseOf({
    slug: 'returns-and-refunds',
    title: 'Returns and refunds without quarrel',
    description:
      'Decide line by line, pay back the right amount, and keep both sides as customers.',
    category: 'orders',
    length: 16,
    activeStep: 0,
    daysAgo: 21,
    steps: [
      [
        'Who may send back',
        'Within the days that the settings name, a buyer may send back what they do not want. What is broken or wrong they may send back later, too. Opened food, medicines and what was made to measure stay, unless they were faulty.',
      ],
      [
        'Look at the pictures first',
        'Ask for two: one of the whole, one of what is wrong. Most quarrels are over before anything is posted when both sides look at the same picture.',
      ],
      [
        'Line by line',
        'A return is decided for each line. Three good cups and one broken one are two decisions. Say of each what you accept and how many, and why not the others.',
      ],
      [
        'How much goes back',
        'What was paid for the piece, with its tax and its share of the discount. Delivery goes back when the seller was at fault, or when everything comes back. The console counts it; you only say what was accepted.',
      ],
      [
        'By the way it came',
        'Money goes back as it was paid: card to card, mobile money to the same number. If that number has gone, ask for a letter, not for a message.',
      ],
      [
        'What it does to commission',
        'What is taken back was not sold. Its commission is reversed, at the rate at which it was earned. If the agent has been paid already, it stands against what they earn next.',
      ],
      [
        'Saying no',
        '<blockquote>“The seal was opened on 4 May, as your picture shows, and sealed goods can be sent back unopened. We have asked the seller for their instructions in your language.”</blockquote>',
        'Name the fact, the rule and what you can do instead, in this order.',
      ],
    ],
  }),
]
