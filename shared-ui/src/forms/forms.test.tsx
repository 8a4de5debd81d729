// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Combobox } from './choices/combobox.tsx'
import { RadioGroup } from './choices/radio-group.tsx'
import { Select } from './choices/select.tsx'
import { Field } from './field.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { CodeInput } from './inputs/code-input.tsx'
import { MoneyInput } from './inputs/money-input.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import { PasswordInput } from './inputs/password-input.tsx'
import { TextInput } from './inputs/text-input.tsx'

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

describe('Field', () => {
  test('joins label and hint to the control', () => {
    render(
      <Field label="Project Name" hint="As on the quote">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Project Name')
    expect(described(input)).toBe('As on the quote')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  test('an error replaces the hint and marks the control as invalid', () => {
    render(
      <Field label="Email" hint="For the code" error="Enter an email address" required>
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    expect(described(input)).toBe('Enter an email address')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(screen.queryByText('For the code')).toBeNull()
  })

  test('a group is named by its label, and its choices by theirs', () => {
    render(
      <Field label="Tolerance" group>
        <RadioGroup value="tight" onValueChange={vi.fn()} options={[{ value: 'tight', label: 'Tight' }]} />
      </Field>,
    )
    expect(screen.getByRole('radiogroup', { name: 'Tolerance' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Tight' }).getAttribute('aria-checked')).toBe('true')
  })

  test('the first error of a form can be focused', () => {
    render(
      <form aria-label="RFQ">
        <Field label="Name">
          <TextInput />
        </Field>
        <Field label="Quantity">
          <TextInput name="quantity" />
        </Field>
        <Field label="Email">
          <TextInput name="email" />
        </Field>
      </form>,
    )
    expect(focusFirstError(screen.getByRole('form'), { email: 'Missing', quantity: 'At least 1' })).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Quantity'))
  })
})

function Code({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <CodeInput
      aria-label="Code"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onComplete={onComplete}
    />
  )
}

describe('CodeInput', () => {
  test('full-width digits are accepted', async () => {
    render(<Code />)
    const input = screen.getByLabelText<HTMLInputElement>('Code')
    await userEvent.click(input)
    await userEvent.paste('７６１７３９')
    expect(input.value).toBe('761739')
  })

  test('keeps digits only, six at most', async () => {
    render(<Code />)
    const input = screen.getByLabelText<HTMLInputElement>('Code')
    await userEvent.type(input, '1a2-3b4567')
    expect(input.value).toBe('123456')
  })

  test('a code pasted with spaces or words around it is accepted', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    const input = screen.getByLabelText<HTMLInputElement>('Code')
    await userEvent.click(input)
    await userEvent.paste('Your code: 123 456')
    expect(input.value).toBe('123456')
    expect(onComplete).toHaveBeenCalledWith('123456')
  })

  test.each([['123 456'], ['123-456'], [' 123456\n']])('%j pasted over another code replaces it', async (pasted) => {
    render(<Code />)
    const input = screen.getByLabelText<HTMLInputElement>('Code')
    await userEvent.type(input, '999999')
    await userEvent.paste(pasted)
    expect(input.value).toBe('123456')
  })

  test('asks the device for the code from the email', () => {
    render(<Code />)
    const input = screen.getByLabelText('Code')
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(input.getAttribute('inputmode')).toBe('numeric')
  })
})

function Amount() {
  const [amount, setAmount] = useState('')
  return <MoneyInput aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
}

test.each([['12.345'], ['-5'], ['1,234'], ['1.234'], ['1,234,50'], ['1,2,3'], ['12.3.4'], ['abc'], ['.5']])(
  'MoneyInput keeps %s as it was typed',
  async (typed) => {
    render(<Amount />)
    const input = screen.getByLabelText<HTMLInputElement>('Amount')
    await userEvent.type(input, typed)
    expect(input.value).toBe(typed)
    await userEvent.tab()
    expect(input.value).toBe(typed)
  },
)

test.each([
  ['4875,50', '4875.50', '{Tab}'],
  ['4875,5', '4875.5', '{Enter}'],
  ['1.234,50', '1234.50', '{Tab}'],
  ['1,234.5', '1234.5', '{Tab}'],
  ['1 234 567,50', '1234567.50', '{Tab}'],
  ['１２，５', '12.5', '{Tab}'],
  ['0,0375', '0.0375', '{Tab}'],
  ['0,375', '0.375', '{Tab}'],
  ['12,3456', '12.3456', '{Tab}'],
  ['1234,567', '1234.567', '{Enter}'],
  ['1.234,5678', '1234.5678', '{Tab}'],
])('MoneyInput turns %s into %s on %s, not before', async (typed, settled, key) => {
  render(<Amount />)
  const input = screen.getByLabelText<HTMLInputElement>('Amount')
  await userEvent.type(input, typed)
  expect(input.value).toBe(typed)
  await userEvent.keyboard(key)
  expect(input.value).toBe(settled)
})

function Judged() {
  const [amount, setAmount] = useState('')
  const [judged, setJudged] = useState<string>()
  return (
    <>
      <MoneyInput
        aria-label="Amount"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        onBlur={() => setJudged(amount)}
      />
      <output>{judged}</output>
    </>
  )
}

test('on blur, the amount that the field shows is validated', async () => {
  render(<Judged />)
  await userEvent.type(screen.getByLabelText('Amount'), '1,50')
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('1.50')
})

function Pieces() {
  const [pieces, setPieces] = useState('')
  return <NumberInput aria-label="Pieces" value={pieces} onChange={(event) => setPieces(event.target.value)} />
}

test.each([
  ['１２', '12'],
  ['1e', '1e'],
  ['-', '-'],
  ['1.000', '1.000'],
])('NumberInput turns %s, on blur, into %s', async (typed, left) => {
  render(<Pieces />)
  const input = screen.getByLabelText<HTMLInputElement>('Pieces')
  await userEvent.type(input, typed)
  await userEvent.tab()
  expect(input.value).toBe(left)
})

test('NumberInput is a text field, which the mouse wheel does not change', () => {
  render(<Pieces />)
  const input = screen.getByLabelText<HTMLInputElement>('Pieces')
  expect([input.type, input.inputMode]).toEqual(['text', 'numeric'])
})

test('a password is shown and hidden by its button', async () => {
  render(<PasswordInput aria-label="Password" defaultValue="secret" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})

test('the button that shows a password names the field', async () => {
  render(
    <>
      <Field label="Current Password">
        <PasswordInput />
      </Field>
      <Field label="New Password">
        <PasswordInput />
      </Field>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show New Password' }))
  expect(screen.getByLabelText<HTMLInputElement>('New Password').type).toBe('text')
  screen.getByRole('button', { name: 'Hide New Password' })
  screen.getByRole('button', { name: 'Show Current Password' })
})

test('showing a password is announced, and the focus stays in the field', async () => {
  render(<PasswordInput aria-label="Password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(document.activeElement).toBe(input)
  screen.getByText('Your password is shown')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
  screen.getByText('Your password is hidden')
})

test('a shown password is hidden again when its form is submitted', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput aria-label="Password" />
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await userEvent.type(input, 'secret{Enter}')
  expect(input.type).toBe('password')
})

describe('disabled controls say why', () => {
  test('a button stays reachable, does nothing, and shows the reason', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Waiting for the purchase order">
          Create
        </Button>
      </form>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('Waiting for the purchase order')
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a button keeps the focus when it is disabled and enabled again', () => {
    const { rerender } = render(<Button>Resend Code</Button>)
    screen.getByRole('button').focus()
    for (const reason of ['Wait for 30 s', undefined]) {
      rerender(<Button disabledReason={reason}>Resend Code</Button>)
      expect(document.activeElement).toBe(screen.getByRole('button'))
    }
  })

  test('a loading button ignores a second click', async () => {
    const onClick = vi.fn()
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  test('a disabled select shows the reason on keyboard focus, and keeps its value', async () => {
    render(<Select aria-label="Grade" placeholder="Choose" disabledReason="Choose a material first" options={[]} />)
    await userEvent.tab()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Choose a material first')
    expect(screen.getByLabelText('Grade').getAttribute('aria-disabled')).toBe('true')
  })
})

test('typing narrows a combobox, and the keyboard chooses', async () => {
  const onValueChange = vi.fn()
  const options = [
    { value: '1', label: 'Acme' },
    { value: '2', label: 'Nordhavn', hint: 'CU0002' },
    { value: '3', label: 'Nordic Pumps' },
  ]
  render(<Combobox aria-label="Company" value="" onValueChange={onValueChange} options={options} />)
  await userEvent.type(screen.getByRole('combobox'), 'nord')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['NordhavnCU0002', 'Nordic Pumps'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('3')
  expect(screen.queryByRole('option')).toBeNull()
})
