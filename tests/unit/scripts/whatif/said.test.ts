import { expect, test } from 'vitest'
import { propsInHtml, sentencesInData, sentencesInHtml } from '../../../../scripts/whatif/said.ts'

const page = `<html><head><title>No.</title></head><body><h1>What now</h1><p>It is <a href="/x">on hold</a> for <b>£5</b>. You &amp; I wait.</p>
<template><p>Hidden.</p></template><script>no()</script><section class="sources page"><p>No.</p></section>
<div data-props="{&quot;words&quot;:{&quot;means&quot;:&quot;Go on. Then stop.&quot;,&quot;id&quot;:&quot;two words&quot;}}">Ask?</div></body></html>`

test('a page is read as it is met, hidden answers too, and without its head and sources', () =>
  expect(sentencesInHtml(page)).toEqual(['What now', 'It is on hold for £5.', 'You & I wait.', 'Hidden.', 'Ask?']))

test('what tools are handed is read without the fields that are no words', () =>
  expect(propsInHtml(page).flatMap((props) => sentencesInData(props, new Set(['id'])))).toEqual([
    'Go on.',
    'Then stop.',
  ]))
