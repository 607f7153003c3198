/** The script of the control's page. */
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ControlPage } from './control-page.ts'

const root = document.querySelector('main')
const data = document.querySelector('#questions')
if (root !== null) hydrateRoot(root, createElement(ControlPage, { questions: JSON.parse(data?.textContent ?? '[]') }))
