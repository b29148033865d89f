// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
export type MessageArguments = {
  readonly 'iron-curtain-pack.region-europe': undefined;
  readonly 'iron-curtain-pack.region-middle_east': undefined;
  readonly 'iron-curtain-pack.region-asia': undefined;
  readonly 'iron-curtain-pack.region-africa': undefined;
  readonly 'iron-curtain-pack.region-south_america': undefined;
  readonly 'iron-curtain-pack.region-central_america': undefined;
  readonly 'iron-curtain-pack.card-europe_start': undefined;
  readonly 'iron-curtain-pack.card-poland': undefined;
  readonly 'iron-curtain-pack.card-east_germany': undefined;
  readonly 'iron-curtain-pack.card-yugoslavia': undefined;
  readonly 'iron-curtain-pack.card-west_germany': undefined;
  readonly 'iron-curtain-pack.card-turkey': undefined;
  readonly 'iron-curtain-pack.card-egypt': undefined;
  readonly 'iron-curtain-pack.card-iran': undefined;
  readonly 'iron-curtain-pack.card-vietnam': undefined;
  readonly 'iron-curtain-pack.card-japan': undefined;
  readonly 'iron-curtain-pack.card-south_korea': undefined;
  readonly 'iron-curtain-pack.card-angola': undefined;
  readonly 'iron-curtain-pack.card-ethiopia': undefined;
  readonly 'iron-curtain-pack.card-nigeria': undefined;
  readonly 'iron-curtain-pack.card-south_africa': undefined;
  readonly 'iron-curtain-pack.card-chile': undefined;
  readonly 'iron-curtain-pack.card-brazil': undefined;
  readonly 'iron-curtain-pack.card-cuba': undefined;
  readonly 'iron-curtain-pack.card-panama': undefined;
};
