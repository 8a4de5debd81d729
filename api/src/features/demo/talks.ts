import type { SampleName } from '@kerf/samples/generate.ts'
import type { DemoProject } from './projects.ts'

/** What a person says; `provider` is the first admin. */
export interface DemoWords {
  by: string
  /** Hours before the demo world is loaded. What admins should find unread must be newer than their accounts. */
  hoursAgo: number
  body: string
  attachments?: readonly SampleName[]
}

export interface DemoTalk {
  /** By email: whose general conversation it is, or whose project. */
  with: string
  about: 'general' | { kind: 'rfq' | 'order' | 'request' | 'purchase-order'; projectName: DemoProject['projectName'] }
  words: readonly DemoWords[]
}

const dana = 'dana@acme.example'
const luis = 'luis@acme.example'
const joerg = 'joerg@nordlicht.example'
const hanako = 'hanako@yamada.example'
const maya = 'maya@brandt-cnc.example'
const provider = 'provider'

/** Settled ones, two with answers Dana has not read, one with an answer to Maya, and three awaiting the provider. */
export const demoTalks: readonly DemoTalk[] = [
  {
    with: dana,
    about: 'general',
    words: [
      {
        by: dana,
        hoursAgo: 220,
        body: 'We are moving on the first of next month. Please send everything after that to\n\n1200 Penn Avenue\nPittsburgh, PA 15222',
      },
      { by: provider, hoursAgo: 217, body: 'Thank you, we have noted the new address for all open orders.' },
      { by: dana, hoursAgo: 216, body: 'Great, thanks!' },
    ],
  },
  {
    with: dana,
    about: { kind: 'rfq', projectName: 'Camera arm, two parts' },
    words: [
      {
        by: dana,
        hoursAgo: 90,
        body: 'Could the quote include a stainless pin instead? The drawing shows the fit we need.',
        attachments: ['drawing'],
      },
      { by: luis, hoursAgo: 88, body: 'If it costs less than $2 apiece, please go ahead.' },
      {
        by: provider,
        hoursAgo: 5,
        body: '303 stainless adds $1.40 apiece and two days. You will find it in the quote, which we are revising now.',
      },
    ],
  },
  {
    with: dana,
    about: { kind: 'order', projectName: 'Gripper bracket, rev. C' },
    words: [
      {
        by: provider,
        hoursAgo: 30,
        body: 'The slot came out at 12.03 mm on all parts, within the tolerance, but at its upper end. Here are all measurements and a picture.',
        attachments: ['measurements', 'photo'],
      },
      { by: provider, hoursAgo: 4, body: 'We will keep the machine set up until you have decided.' },
    ],
  },
  {
    with: hanako,
    about: { kind: 'order', projectName: '試作ハウジング A-7' },
    words: [
      { by: provider, hoursAgo: 50, body: 'The titanium has arrived; milling starts today.' },
      { by: hanako, hoursAgo: 0, body: 'ありがとうございます。最初の1個の写真を送っていただけますか。' },
    ],
  },
  {
    with: maya,
    about: { kind: 'request', projectName: 'Arm and pin' },
    words: [
      { by: maya, hoursAgo: 100, body: 'May the pin be ground between centers? The drawing shows no center holes.' },
      { by: provider, hoursAgo: 3, body: 'Yes, center holes of form A up to 2 mm are fine on both ends.' },
    ],
  },
  {
    with: maya,
    about: { kind: 'purchase-order', projectName: 'Titanium housing' },
    words: [
      { by: provider, hoursAgo: 96, body: 'How far are you? Our customer would like to see the first piece.' },
      { by: maya, hoursAgo: 90, body: 'Two of six are done. Here is the first one.', attachments: ['photo'] },
    ],
  },
  {
    with: maya,
    about: 'general',
    words: [{ by: maya, hoursAgo: 0, body: 'From Monday on we have capacity on the 5-axis machine.' }],
  },
  {
    with: joerg,
    about: 'general',
    words: [
      { by: joerg, hoursAgo: 0, body: 'Könnten Sie uns vorab zwei Muster des Wellenflansches senden?' },
      { by: joerg, hoursAgo: 0, body: 'Es eilt nicht: Ende des Monats genügt.' },
    ],
  },
]
