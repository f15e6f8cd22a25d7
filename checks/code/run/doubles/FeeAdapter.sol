// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Adapted {
    function balanceOf(address account) external view returns (uint256);
    function debitGasFees(address from, uint256 value) external;
    function creditGasFees(address[] calldata recipients, uint256[] calldata amounts) external;
}

/// Computes with 18 decimals over a token that has fewer, and charges whole units of the token.
contract FeeAdapter {
    Adapted public adaptedToken;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 private factor;
    uint256 private debited;

    function initialize(Adapted token, string calldata name_, string calldata symbol_, uint8 tokenDecimals) external {
        adaptedToken = token;
        name = name_;
        symbol = symbol_;
        factor = 10 ** (18 - tokenDecimals);
    }

    function getAdaptedToken() external view returns (address) {
        return address(adaptedToken);
    }

    function balanceOf(address account) external view returns (uint256) {
        return adaptedToken.balanceOf(account) * factor;
    }

    function debitGasFees(address from, uint256 value) external {
        require(msg.sender == address(0), "Only the chain charges fees");
        debited = (value + factor - 1) / factor;
        adaptedToken.debitGasFees(from, debited);
    }

    /// The first recipient gets the refund, rounded down; what rounding leaves goes to the last.
    function creditGasFees(address[] calldata recipients, uint256[] calldata amounts) external {
        require(msg.sender == address(0), "Only the chain charges fees");
        uint256[] memory scaled = new uint256[](amounts.length);
        uint256 credited;
        for (uint256 i = 0; i < amounts.length; i++) {
            scaled[i] = amounts[i] / factor;
            credited += scaled[i];
        }
        scaled[amounts.length - 1] += debited - credited;
        adaptedToken.creditGasFees(recipients, scaled);
        debited = 0;
    }
}
