import { expect, test } from 'vitest'
import { layOutMail, type MailContent } from './layout.ts'

const content: MailContent = {
  sender: { name: 'Kerf', logo: null, lines: [] },
  title: 'Your verification code',
  paragraphs: ['Hello Taro,', 'enter this code to finish signing up.'],
  code: '042137',
  button: { label: 'Open Kerf', url: 'https://kerf.example/verify?email=a%40b.c&x=1' },
  closing: ['The code is good for 15 minutes.'],
  footer: 'You received this email because somebody signed up with this address.',
}

test('the text version says everything the HTML version says, in the same order', () => {
  const { text, html } = layOutMail(content)
  expect(text).toBe(`Your verification code

Hello Taro,

enter this code to finish signing up.

042137

Open Kerf:
https://kerf.example/verify?email=a%40b.c&x=1

The code is good for 15 minutes.

-- 
Kerf
You received this email because somebody signed up with this address.
`)
  const shown = html.replace(/<style>.*<\/style>/s, '')
  const places = [
    '<h1',
    'Hello Taro',
    'enter this code',
    '042137',
    'Open Kerf',
    'good for 15',
    'You received this',
  ].map((words) => shown.indexOf(words))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('text stays text, whatever it contains', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'quotes\''
  const { html } = layOutMail({ ...content, title: hostile, paragraphs: [hostile], code: hostile, footer: hostile })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;quotes&#39;')
})

test('a button links to http(s), and its address cannot escape the attribute', () => {
  const button = (url: string) => layOutMail({ ...content, button: { label: 'Open', url } })
  expect(button('https://kerf.example/?a="onclick=x').html).toContain('href="https://kerf.example/?a=&quot;onclick=x"')
  expect(() => button('javascript:alert(1)')).toThrow(TypeError)
})

test('without code and button neither is shown', () => {
  const { html, text } = layOutMail({ ...content, code: undefined, button: undefined, closing: undefined })
  expect(html).not.toMatch(/<a |class="code"/)
  expect(text).not.toContain('undefined')
})

test('lines stay below the length mail allows', () => {
  const { html } = layOutMail(content)
  expect(Math.max(...html.split('\n').map((line) => line.length))).toBeLessThan(998)
})

test('a link in the footer is in both versions, and must be a web address', () => {
  const footerLinks = [{ label: 'Choose your mails', url: 'https://kerf.example/profile?tab=a&x=1' }]
  const { html, text } = layOutMail({ ...content, footerLinks })
  expect(text).toMatch(/with this address\.\nChoose your mails:\nhttps:\/\/kerf\.example\/profile\?tab=a&x=1\n$/)
  expect(html).toContain('href="https://kerf.example/profile?tab=a&amp;x=1"')
  expect(() => layOutMail({ ...content, footerLinks: [{ label: 'x', url: 'data:text/html,x' }] })).toThrow(TypeError)
})

test('the sender signs with the known lines', () => {
  const sender = { name: 'Northbridge', logo: null, lines: ['Northbridge <GmbH>', 'Werkstraße 12'] }
  const { html, text } = layOutMail({ ...content, sender })
  expect(text).toContain('-- \nNorthbridge\nNorthbridge <GmbH>\nWerkstraße 12\nYou received this email')
  expect(html).toContain(
    '<strong>Northbridge</strong><br>Northbridge &lt;GmbH&gt;<br>Werkstraße 12<br><br>You received',
  )
})

test('a logo replaces the name, which programs without pictures show', () => {
  const logo = { contentId: 'logo-1', width: 120, height: 40 }
  const { html, text } = layOutMail({ ...content, sender: { name: '"Works" & Co', logo, lines: [] } })
  expect(html).toContain('<img src="cid:logo-1" width="120" height="40" alt="&quot;Works&quot; &amp; Co"')
  expect(text).not.toContain('cid:')
})
