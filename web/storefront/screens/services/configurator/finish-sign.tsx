import type { ReactNode } from 'react'
import type { ChoiceSign } from '../../../../../src/domains/options/configuration.ts'

const sheet = <path d="M9 5h66v42H9z" fill="#fff" />
const lines = <path d="M47 18h20M47 26h20M47 34h13" />

/** What is done to a sheet after printing; `foil` and `box` take the colour of the choice. */
const drawings: Record<ChoiceSign, ReactNode> = {
  lamination: (
    <>
      <path d="M9 47 31 29h50L59 47z" fill="#fff" />
      <path d="M9 36 31 18h50L59 36z" fill="#fff" />
      <path d="M9 25 31 7h50L59 25z" fill="var(--paper)" fillOpacity=".6" />
      <path d="m26 21 10-10M37 21l10-10M48 21l10-10" strokeWidth="1" />
    </>
  ),
  foil: (
    <>
      {sheet}
      <circle cx="42" cy="26" r="13" fill="currentColor" />
      <path d="m34 30 12-12M39 34l12-12" stroke="#fff" />
    </>
  ),
  varnish: (
    <>
      {sheet}
      <path d="M20 16h26v20H20z" fill="var(--key)" />
      <path d="m25 33 14-14M32 34l12-12" stroke="#fff" />
      <path d="M54 18h14M54 26h14" />
    </>
  ),
  embossing: (
    <>
      {sheet}
      <circle cx="42" cy="26" r="12" strokeWidth="1" />
      <path d="M33.5 34.5A12 12 0 0 0 50.5 17.5" strokeWidth="4" />
    </>
  ),
  hole: (
    <>
      {sheet}
      <circle cx="25" cy="26" r="7" fill="var(--proof)" />
      <path d="M25 14v24M13 26h24" strokeWidth="1" />
      {lines}
    </>
  ),
  perforation: (
    <>
      {sheet}
      <path d="M53 1v50" strokeDasharray="3 4" />
      <path d="M18 18h24M18 26h24M18 34h15" />
    </>
  ),
  shape: (
    <>
      <path d="M9 5h66v42H9z" fill="#fff" strokeDasharray="3 4" strokeWidth="1" />
      <path d="M42 10c18 0 25 8 25 16s-7 16-25 16-25-8-25-16 7-16 25-16z" fill="#fff" />
    </>
  ),
  staples: (
    <>
      <path d="M42 9 9 5v38l33 4 33-4V5z" fill="#fff" />
      <path d="M42 9v38" strokeWidth="1" />
      <path d="M42 15v8M42 33v8" strokeWidth="4" />
    </>
  ),
  spiral: (
    <>
      <path d="M17 5h58v42H17z" fill="#fff" />
      <path d="M9 11h13M9 18h13M9 26h13M9 33h13M9 41h13" strokeLinecap="round" />
      {lines}
    </>
  ),
  glue: (
    <>
      <path d="M9 9h12v38H9z" fill="var(--key)" />
      <path d="M21 9h54v38H21zM9 9l6-4h54l6 4" fill="#fff" />
      {lines}
    </>
  ),
  eyelets: (
    <>
      {sheet}
      <path d="M13 9h58v34H13z" strokeDasharray="3 3" strokeWidth="1" />
      {[17, 67].map((x) =>
        [13, 39].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill="var(--proof)" />),
      )}
    </>
  ),
  pocket: (
    <>
      {sheet}
      <path d="M2 11h80" strokeWidth="5" />
      <path d="M9 17h66" strokeDasharray="3 3" strokeWidth="1" />
    </>
  ),
  numbers: (
    <>
      {sheet}
      <text
        x="42"
        y="32"
        textAnchor="middle"
        fontSize="17"
        fontWeight="800"
        fill="currentColor"
        stroke="none"
      >
        001
      </text>
    </>
  ),
  embroidery: (
    <>
      {sheet}
      <path d="m42 11 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" strokeDasharray="4 2.5" />
    </>
  ),
  box: (
    <>
      <path d="M16 18v24l26 7 26-7V18l-26 7z" fill="#fff" />
      <path d="m16 18 26-9 26 9-26 7z" fill="currentColor" />
      <path d="M42 25v24" />
    </>
  ),
}

const usual: Partial<Record<ChoiceSign, string>> = { foil: '#c9a227', box: '#ffffff' }

export const FinishSign = ({
  sign,
  colour = usual[sign],
}: {
  sign: ChoiceSign
  colour: string | undefined
}) => (
  <span aria-hidden="true" className="relative mb-3 block h-13 w-21">
    <svg aria-hidden="true" viewBox="8 0 84 52" className="finish-sign" style={{ color: colour }}>
      {drawings[sign]}
    </svg>
    <span className="struck hidden group-has-aria-disabled/cell:block" />
  </span>
)
