import { courseOf } from './courseOf'

/** Courses about approvals. */
export const approvalCourses = [
  courseOf({
    slug: 'your-first-approvals',
    title: 'Your first day with approvals',
    description: 'What waits, in which order to take it, and how to say no so that it helps.',
    category: 'approvals',
    length: 18,
    activeStep: 0,
    daysAgo: 2,
    steps: [
      [
        'What a queue is',
        'Everything that a seller sends in waits in a queue until somebody here has looked at it: businesses, products, service products and agents each have their own. Nothing in a queue can be found in the shop.',
        'The number beside a queue is marigold. That colour has one meaning in the whole console: <strong>somebody is waiting for you</strong>.',
      ],
      [
        'The oldest first',
        'A queue opens with what has waited longest. Keep it so. Whoever picks the easy ones leaves the hard ones to a colleague, and a seller who has waited three days to be told of one missing picture does not come back.',
        '<ul><li>Overdue means older than the time that the settings promise.</li><li>Something that was sent in again keeps its first day.</li><li>If you cannot decide now, leave a remark that says what you are waiting for.</li></ul>',
      ],
      [
        'Claim before you read',
        'Claim what you are going to decide. For fifteen minutes colleagues see that it is yours, and take the next one. A claim is no lock: it ends by itself, and anybody may decide in an emergency.',
        'Reading papers for longer? Claim again. Going to lunch? Release it.',
      ],
      [
        'Checks tell you where to look',
        'Beside each submission stand its checks. One that passed needs no second look; one that failed says what is missing and where. A check can be waived, with a reason, and the reason stays in the history.',
        'Waive rarely. If you waive the same check every day, the check is wrong: tell an administrator.',
      ],
      [
        'Approve',
        'Approving is public at once: the business opens, the product can be ordered. So look at what a buyer will see first, the name, the pictures and the price.',
        'If you approved the wrong one, take the decision back from the notice or the history. It is as if it had not been made, and the history says that it was.',
      ],
      [
        'Ask for changes, or reject',
        'Ask for changes when the seller can mend it: a blurred licence, a price without tax, a name in capitals. Reject when nothing they could send would help: forbidden goods, somebody else’s papers.',
        '<blockquote>Not: “Documents invalid.” But: “The licence ended on 3 March. Send the renewed one, or the receipt of the renewal.”</blockquote>',
        'The seller reads your words, not your reason’s code. Write the sentence that you would want to get.',
      ],
      [
        'Many at once',
        'Twenty price changes of one trusted seller can be selected and approved together. The report afterwards says of each what became of it: one that a colleague has decided meanwhile is left as it is.',
        'Never approve many businesses at once. Each is somebody whom buyers will trust because you did.',
      ],
      [
        'End of the day',
        'Before you go: release what you have claimed, read the remarks that name you, and look at the dashboard. A queue that is shorter than in the morning is a good day; one without anything overdue is a better one.',
      ],
    ],
  }),
  courseOf({
    slug: 'reading-business-papers',
    title: 'Reading a business’s papers',
    description:
      'Licences, tax certificates and bank letters: what to compare, and what gives a forgery away.',
    category: 'approvals',
    length: 24,
    activeStep: 4,
    daysAgo: 9,
    steps: [
      [
        'Three names that have to agree',
        'A business has the name on its sign, the name in the register and the name on its account. The first may differ. The other two may not, apart from “Ltd” and its like.',
      ],
      [
        'The trading licence',
        'Read four things: who, where, for what, until when. A licence for groceries is no licence for medicines.',
        '<ol><li>Compare the number with the register’s own pattern.</li><li>Compare the address with the one on the map.</li><li>Write the last day into the record, so that it is asked for again in time.</li></ol>',
      ],
      [
        'The tax certificate',
        'It names a person or a company and a number. The number must be the one that stands on the invoices the seller will write. Two businesses with one number are one taxpayer: ask how they belong together before approving the second.',
      ],
      [
        'The bank letter',
        'A letter of the bank, or a statement not older than three months, with the name and the whole account number. For mobile money: the name that the operator shows when one begins to send a shilling.',
        'Never pay to an account that you only know from a message.',
      ],
      [
        'Who may sign',
        'Whoever registers has to be in the register as owner or director, or to bring a letter from one. An identity card proves who somebody is, not what they may sign.',
      ],
      [
        'What gives a forgery away',
        '<ul><li>One number is in another type than its neighbours.</li><li>The stamp lies under the signature, or is as sharp as the print.</li><li>The picture is of a screen: look for its pattern of fine lines.</li><li>Day and month do not go with the weekday.</li></ul>',
        'If you are unsure, ask a colleague with a remark. Two who doubt are enough to ask for the original.',
      ],
      [
        'Papers that end',
        'A licence ends, and the business goes on selling. The console tells you thirty days before. Write to the seller then; suspend only once the day has passed and nobody has answered.',
      ],
      [
        'What you keep to yourself',
        'Papers hold birthdays, addresses and account numbers. They stay in the console: no picture by message, no print on the desk. What you reveal of a contact is in the history, with your reason.',
      ],
      [
        'Practice',
        'Take the oldest business of the queue and name aloud the three names, the four things of its licence and the day on which each of its papers ends. If you could do that in five minutes, you have learned what this course can teach.',
      ],
    ],
  }),
]
